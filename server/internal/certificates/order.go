package certificates

import (
	"context"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/crypto/acme"
)

// order gets a certificate from the CA into the folder. Each try has a client of its own, as the CA may have lost the
// account (RFC 8555, section 7.3), and leaves it to Keep to try again.
func (m *Manager) order(ctx context.Context, name string) error {
	m.trying <- struct{}{}
	defer func() { <-m.trying }()
	if err := m.folder.testRoom(); err != nil { // The CA limits how many certificates it issues.
		return err
	}
	key, err := m.folder.accountKey()
	if err != nil {
		return err
	}
	client := &acme.Client{
		Key:          key,
		DirectoryURL: m.directory,
		HTTPClient:   &http.Client{Transport: m.network, Timeout: 15 * time.Second},
		RetryBackoff: func(tries int, _ *http.Request, response *http.Response) time.Duration {
			if response.StatusCode == http.StatusBadRequest && tries <= 5 {
				return time.Second // for another nonce (RFC 8555, section 6.5)
			}
			return 0
		},
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Minute)
	defer cancel()
	if _, err = client.Register(ctx, new(acme.Account), acme.AcceptTOS); err != nil && !errors.Is(err, acme.ErrAccountAlreadyExists) {
		return m.explain(err)
	}
	var causes []string
	for _, kind := range []string{"tls-alpn-01", "http-01"} {
		err, failed := m.orderAfter(ctx, client, name, kind), new(acme.AuthorizationError)
		if !errors.As(err, &failed) {
			return m.explain(err)
		}
		causes = append(causes, kind+": "+errors.Join(failed.Errors...).Error())
	}
	return fmt.Errorf("the CA could not check the name: %s", strings.Join(causes, "; "))
}

// explain adds the phrase by which the operator's page lists the error.
func (m *Manager) explain(err error) error {
	refusal := new(acme.Error)
	switch {
	case err == nil || errors.Is(err, errNoRoom):
		return err
	case errors.As(err, new(*url.Error)):
		return fmt.Errorf("the CA cannot be reached: %w", err)
	case errors.As(err, &refusal) && strings.HasSuffix(refusal.ProblemType, ":unauthorized"):
		err = fmt.Errorf("%w; remove %s to register a new account", err, filepath.Join(m.folder.dir, accountFile))
	}
	return fmt.Errorf("the CA gave no certificate: %w", err)
}

// orderAfter orders a certificate (RFC 8555, section 7.4) after one kind of check.
func (m *Manager) orderAfter(ctx context.Context, client *acme.Client, name, kind string) error {
	order, err := client.AuthorizeOrder(ctx, acme.DomainIDs(name))
	if err != nil {
		return err
	}
	for _, authorization := range order.AuthzURLs {
		if err := m.authorize(ctx, client, authorization, name, kind); err != nil {
			return err
		}
	}
	if order, err = client.WaitOrder(ctx, order.URI); err != nil {
		return err
	}
	key, content := newKey()
	request, err := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{DNSNames: []string{name}}, key)
	if err != nil {
		return err
	}
	chain, _, err := client.CreateCertFromOrder(ctx, order, request, true)
	if err != nil {
		return err
	}
	for _, certificate := range chain {
		content = append(content, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certificate})...)
	}
	return m.folder.write(name, content)
}

// authorize has the CA check the name (RFC 8555, section 7.5). An earlier check may still be valid: then it does nothing.
func (m *Manager) authorize(ctx context.Context, client *acme.Client, address, name, kind string) error {
	authorization, err := client.GetAuthorization(ctx, address)
	if err != nil || authorization.Status == acme.StatusValid {
		return err
	}
	for _, challenge := range authorization.Challenges {
		if challenge.Type != kind {
			continue
		}
		certificate, errTLS := client.TLSALPN01ChallengeCert(challenge.Token, name)
		content, errHTTP := client.HTTP01ChallengeResponse(challenge.Token)
		m.names[name].answer.Store(&answer{&certificate, client.HTTP01ChallengePath(challenge.Token), content})
		defer m.names[name].answer.Store(new(answer))
		if _, err = client.Accept(ctx, challenge); err == nil {
			_, err = client.WaitAuthorization(ctx, address)
		}
		return errors.Join(errTLS, errHTTP, err)
	}
	return &acme.AuthorizationError{Errors: []error{errors.New("the CA does not offer it")}}
}
