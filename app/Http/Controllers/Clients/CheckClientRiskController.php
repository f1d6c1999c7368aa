<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Domain\Clients\ClientStatusRule;
use App\Enums\ClientStatus;
use App\Enums\RiskCheckValue;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\CheckClientRiskRequest;
use App\Models\Client;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** Decides a client's New Account risk check. */
final readonly class CheckClientRiskController
{
    use AnswersChange;

    public function __invoke(CheckClientRiskRequest $request, Client $client, #[CurrentUser] User $checker, CheckClientRisk $check): JsonResponse|RedirectResponse
    {
        $value = $request->enumOf('value', RiskCheckValue::class);
        $done = "Risk check of {$client->full_name}: {$value->label()}.";

        try {
            $settlement = $check->handle($client, $value, $checker);
        } catch (ChangedMeanwhileException $changed) {
            return $this->refused($request, $changed->getMessage());
        }

        return $this->settled($request, trim("{$done} {$this->keptPending($client->refresh())}"), $settlement->explain('checked', $checker->timezone));
    }

    /** Explains why an excluded client stays Pending. */
    private function keptPending(Client $client): ?string
    {
        $exclusion = $client->status === ClientStatus::Pending ? ClientStatusRule::exclusion($client) : null;

        return $exclusion === null ? null : "The account stays Pending. {$exclusion}";
    }
}
