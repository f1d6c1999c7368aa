<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\SelfExcludeClient;
use App\Http\Requests\Rsg\SelfExcludeClientRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Self-excludes a client on request. */
final readonly class SelfExcludeClientController
{
    public function __invoke(SelfExcludeClientRequest $request, Client $client, SelfExcludeClient $exclude, #[CurrentUser] User $officer): RedirectResponse
    {
        $exclude->handle($client, $request->until(), (string) $request->validated('reason'), $officer);

        return back()->with('success', "{$client->full_name} is excluded and the account is closed.");
    }
}
