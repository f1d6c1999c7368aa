<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\CheckClientRisk;
use App\Actions\Clients\RiskAlreadyChecked;
use App\Http\Requests\Clients\CheckClientRiskRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Settles the New Account risk check of a client. */
final readonly class CheckClientRiskController
{
    public function __invoke(CheckClientRiskRequest $request, Client $client, #[CurrentUser] User $checker, CheckClientRisk $check): RedirectResponse
    {
        try {
            $check->handle($client, $request->value(), $checker);
        } catch (RiskAlreadyChecked $late) {
            return back(303)->with('error', $late->explain($checker->timezone));
        }

        return back(303)->with([
            'success' => "Risk check of {$client->full_name}: {$request->value()->label()}.",
            'auto_hide_success_message' => true,
        ]);
    }
}
