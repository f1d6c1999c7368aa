<?php

declare(strict_types=1);

namespace App\Infrastructure\Deliveries;

use App\Infrastructure\Problems\ProblemException;
use Illuminate\Http\Request;
use LogicException;

/** An intake call. Requests with the same caller, endpoint and id are the same call. */
final readonly class IncomingCall
{
    /**
     * @param  string  $endpoint  name of the route
     * @param  string  $id  the Idempotency-Key of a token's call, the webhook-id of a signed one
     * @param  array<string, string>  $parameters  from the path
     * @param  string  $hash  of the parameters and the body
     */
    private function __construct(
        public IntakeCaller $caller,
        public string $endpoint,
        public string $id,
        public array $parameters,
        public string $hash,
        public Request $request,
    ) {}

    /** @throws ProblemException 400 when the id is missing or malformed */
    public static function of(Request $request): self
    {
        $caller = IntakeCaller::of($request);
        $id = (string) $request->headers->get($caller->idHeader());
        if (preg_match('/\A[\x21-\x7E]{1,128}\z/', $id) !== 1) {
            throw new ProblemException(
                400,
                'idempotency-key-missing',
                "Send an {$caller->idHeader()} header of up to 128 visible ASCII characters, with a new value for every new call.",
            );
        }

        $route = $request->route() ?? throw new LogicException('An intake call needs a route.');
        $parameters = array_filter($route->parameters(), is_string(...));
        $body = (new DeliveryPayload($request))->hash();

        return new self(
            $caller,
            $route->getName() ?? throw new LogicException('An intake route needs a name.'),
            $id,
            $parameters,
            $parameters === [] ? $body : hash('sha256', json_encode($parameters, JSON_THROW_ON_ERROR).$body),
            $request,
        );
    }

    /** Keys are separate per caller and endpoint. */
    public function scope(): string
    {
        return "{$this->caller->key} {$this->endpoint}";
    }
}
