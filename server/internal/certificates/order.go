package certificates

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"

	"golang.org/x/crypto/acme"
)

// stepTimeout is the longest wait for one kind of check, and for a certificate. As a CA counts what it issues, an order whose
// certificate has not come by then is kept for the next try.
const stepTimeout = 5 * time.Minute

var errNoOrder = errors.New("no order is kept")
var errNotYet = failure{errors.New("the CA gave no certificate yet: its order is kept for the next try"), quickWaits}

// order gets a certificate from the CA into the folder, by the order that an earlier try kept or by a new one. Each try has
// a client of its own, as the CA may have lost the account (RFC 8555, section 7.3), and leaves it to Keep to try again.
func (m *Manager) order(ctx context.Context, name string) error {
	m.trying <- struct{}{}
	defer func() { <-m.trying }()
	key, err := m.folder.accountKey()
	if err != nil {
		return err
	}
	client := &acme.Client{
		Key:          key,
		DirectoryURL: m.directory,
		HTTPClient:   &http.Client{Transport: boundedRetryAfter{m.network, m.now}, Timeout: 15 * time.Second},
		RetryBackoff: func(tries int, _ *http.Request, response *http.Response) time.Duration {
			if response.StatusCode == http.StatusBadRequest && tries <= 5 {
				return time.Second // for another nonce (RFC 8555, section 6.5)
			}
			return 0
		},
	}
	if _, err = client.Register(ctx, new(acme.Account), acme.AcceptTOS); err != nil && !errors.Is(err, acme.ErrAccountAlreadyExists) {
		return err
	}
	if err = m.complete(ctx, client, name); !errors.Is(err, errNoOrder) {
		return err
	}
	var causes []string
	for _, kind := range []string{"tls-alpn-01", "http-01"} {
		err := m.check(ctx, client, name, kind)
		if err == nil {
			return m.complete(ctx, client, name)
		}
		failed := new(acme.AuthorizationError)
		if !errors.As(err, &failed) {
			return err
		}
		cause := cmp.Or(errors.Join(failed.Errors...), errors.New("the CA does not say why")) // Nothing joined is nil.
		causes = append(causes, kind+": "+cause.Error())
	}
	return failure{fmt.Errorf("the CA could not check the name: %s", strings.Join(causes, "; ")), refusedWaits}
}

// check orders a certificate (RFC 8555, section 7.4), and keeps the order for a week once the CA has checked the name.
func (m *Manager) check(ctx context.Context, client *acme.Client, name, kind string) error {
	ctx, cancel := context.WithTimeout(ctx, stepTimeout)
	defer cancel()
	order, err := client.AuthorizeOrder(ctx, acme.DomainIDs(name))
	if err != nil {
		return err
	}
	for _, authorization := range order.AuthzURLs {
		if err := m.authorize(ctx, client, authorization, name, kind); err != nil {
			return err
		}
	}
	if _, err = client.WaitOrder(ctx, order.URI); err != nil {
		return err
	}
	_, content := newKey(map[string]string{"Order": order.URI, "Until": m.now().AddDate(0, 0, 7).Format(time.RFC3339)})
	return m.folder.write(name+orderSuffix, content) // Without room for it, nothing is issued.
}

// complete stores the certificate of the kept order in its place. The error is errNoOrder if there is none, or if the CA no
// longer knows it, calls it invalid or has let it expire.
func (m *Manager) complete(ctx context.Context, client *acme.Client, name string) error {
	ctx, cancel := context.WithTimeout(ctx, stepTimeout)
	defer cancel()
	key, block, err := m.folder.key(name + orderSuffix)
	if until, _ := time.Parse(time.RFC3339, block.Headers["Until"]); err != nil || m.now().After(until) {
		return errNoOrder
	}
	var chain [][]byte
	order, err := client.GetOrder(ctx, block.Headers["Order"])
	switch refusal := new(acme.Error); {
	case errors.As(err, &refusal) && refusal.StatusCode/100 == 4 && refusal.StatusCode != http.StatusTooManyRequests:
		return fmt.Errorf("%w: %w", errNoOrder, err)
	case err != nil:
		return err
	case order.Status == acme.StatusInvalid:
		return fmt.Errorf("%w: %w", errNoOrder, &acme.OrderError{OrderURL: order.URI, Status: order.Status, Problem: order.Error})
	case order.Status == acme.StatusReady:
		request, _ := x509.CreateCertificateRequest(rand.Reader, &x509.CertificateRequest{DNSNames: []string{name}}, key) // A name is ASCII.
		if chain, _, err = client.CreateCertFromOrder(ctx, order, request, true); ctx.Err() != nil {
			err = errNotYet
		}
	case order.Status == acme.StatusValid:
		chain, err = client.FetchCert(ctx, order.CertURL, true)
	case !order.Expires.IsZero() && m.now().After(order.Expires):
		return errNoOrder
	default:
		err = errNotYet
	}
	if err != nil {
		return err
	}
	block.Headers = nil
	content := pem.EncodeToMemory(block)
	for _, certificate := range chain {
		content = append(content, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certificate})...)
	}
	if _, err = tls.X509KeyPair(content, content); err != nil {
		return err
	}
	if err = m.folder.write(name, content); err == nil {
		os.Remove(m.folder.path(name + orderSuffix))
	}
	return err
}

// authorize has the CA check the name (RFC 8555, section 7.5). An earlier check may still be valid: then it does nothing.
func (m *Manager) authorize(ctx context.Context, client *acme.Client, address, name, kind string) error {
	authorization, err := client.GetAuthorization(ctx, address)
	if err != nil || authorization.Status == acme.StatusValid {
		return err
	}
	offered := slices.IndexFunc(authorization.Challenges, func(challenge *acme.Challenge) bool { return challenge.Type == kind })
	if offered < 0 {
		return &acme.AuthorizationError{Errors: []error{errors.New("the CA does not offer it")}}
	}
	challenge := authorization.Challenges[offered]
	certificate, errTLS := client.TLSALPN01ChallengeCert(challenge.Token, name)
	content, errHTTP := client.HTTP01ChallengeResponse(challenge.Token)
	m.names[name].answer.Store(&answer{&certificate, client.HTTP01ChallengePath(challenge.Token), content})
	defer m.names[name].answer.Store(new(answer))
	if _, err = client.Accept(ctx, challenge); err == nil {
		_, err = client.WaitAuthorization(ctx, address)
	}
	return errors.Join(errTLS, errHTTP, err)
}
