<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\RunBetstopCheck;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Asks the BetStop register about a client, now. */
final readonly class CheckClientBetstopController
{
    public function __invoke(Client $client, RunBetstopCheck $check, #[CurrentUser] User $officer): RedirectResponse
    {
        return match ($check->handle($client, BetstopCheckPurpose::Manual, $officer)->result) {
            BetstopCheckResult::Clear => back()->with('success', "{$client->full_name} is not on the BetStop register."),
            BetstopCheckResult::Registered => back()->with('error', "{$client->full_name} is registered with BetStop. The client is now marked. Don't contact them."),
            BetstopCheckResult::Error => back()->with('error', 'The BetStop register did not answer. Try again in a few minutes.'),
        };
    }
}
