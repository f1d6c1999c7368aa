<?php

declare(strict_types=1);

namespace App\Services\Intake\Deliveries;

use App\Http\Problems\ProblemException;
use App\Services\Intake\IntakeCaller;
use Illuminate\Http\Request;
use LogicException;

/** One call as its sender means it: the same caller, endpoint and id are the same call, however often it comes. */
final readonly class IncomingCall
{
    /**
     * @param  string  $endpoint  name of the route
     * @param  string  $id  the Idempotency-Key of a token's call, the webhook-id of a signed one
     * @param  array<string, string>  $parameters  what stands in the path
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

    /** @throws ProblemException 400 without a proper id */
    public static function of(Request $request): self
    {
        $caller = IntakeCaller::of($request);
        $id = (string) $request->headers->get($caller->idHeader());
        if (preg_match('/\A[\x21-\x7E]{1,128}\z/', $id) !== 1) {
            throw new ProblemException(400, 'idempotency-key-missing', "Send an {$caller->idHeader()} header: up to 128 visible ASCII characters, new for every new call.");
        }

        $route = $request->route() ?? throw new LogicException('A call of the intake comes by a route.');
        $parameters = array_filter($route->parameters(), is_string(...));
        $body = (new DeliveryPayload($request))->hash();

        return new self(
            $caller,
            $route->getName() ?? throw new LogicException('A call of the intake needs a name.'),
            $id,
            $parameters,
            $parameters === [] ? $body : hash('sha256', json_encode($parameters, JSON_THROW_ON_ERROR).$body),
            $request,
        );
    }

    /** Ids of different callers, or of different calls, never meet. */
    public function scope(): string
    {
        return "{$this->caller->key} {$this->endpoint}";
    }
}
