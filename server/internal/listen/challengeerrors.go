package listen

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"sync"
)

// challengeErrors is the transport of an ACME client. It keeps what the CA says about each name that it could not check,
// such as that the name has no address: autocert drops that.
type challengeErrors struct{ details sync.Map } // by name

// RoundTrip reads authorization objects (RFC 8555, section 7.1.4).
func (c *challengeErrors) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	var authorization struct {
		Identifier struct{ Value string }
		Challenges []struct{ Error struct{ Detail string } }
	}
	if json.Unmarshal(body, &authorization) == nil {
		for _, challenge := range authorization.Challenges {
			if challenge.Error.Detail != "" {
				c.details.Store(authorization.Identifier.Value, challenge.Error.Detail)
			}
		}
	}
	return response, nil
}

// replace returns what the CA has said about name since the last call, or else err.
func (c *challengeErrors) replace(err error, name string) error {
	if detail, found := c.details.LoadAndDelete(name); found {
		return fmt.Errorf("the CA says: %s", detail)
	}
	return err
}
