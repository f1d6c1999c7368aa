<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Actions\Clients\ClientStatusRule;
use App\Actions\Clients\RiskAlreadyChecked;
use App\Enums\ClientStatus;
use App\Http\Controllers\Concerns\AnswersSettlement;
use App\Http\Requests\Clients\CheckClientRiskRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** Settles the New Account risk check of a client. */
final readonly class CheckClientRiskController
{
    use AnswersSettlement;

    public function __invoke(CheckClientRiskRequest $request, Client $client, #[CurrentUser] User $checker, CheckClientRisk $check): JsonResponse|RedirectResponse
    {
        $done = "Risk check of {$client->full_name}: {$request->value()->label()}.";

        try {
            $check->handle($client, $request->value(), $checker);
            $done = trim("{$done} {$this->keptPending($client->refresh())}");
        } catch (RiskAlreadyChecked $late) {
            $earlier = $late->explain($checker->timezone);

            return $late->agreesWith($request->value()) ? $this->settled($request, $done, $earlier) : $this->refused($request, $earlier);
        }

        return $this->settled($request, $done);
    }

    /** Said where the outcome would have verified anybody else. */
    private function keptPending(Client $client): ?string
    {
        $exclusion = $client->status === ClientStatus::Pending ? ClientStatusRule::exclusion($client) : null;

        return $exclusion === null ? null : "The account stays Pending. {$exclusion}";
    }
}
