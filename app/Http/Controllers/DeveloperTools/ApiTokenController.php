<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\IssueApiToken;
use App\Actions\DeveloperTools\RevokeApiToken;
use App\Data\DeveloperTools\ApiTokenIndexPage;
use App\Data\DeveloperTools\ShownSecret;
use App\Domain\Auth\SecretFlash;
use App\Http\Requests\DeveloperTools\IssueApiTokenRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Lists\DeveloperTools\ApiTokenList;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Laravel\Sanctum\PersonalAccessToken;

final readonly class ApiTokenController
{
    public function index(ListRequest $request, ApiTokenList $list, #[CurrentUser] User $reader, SecretFlash $secrets): Response
    {
        [$tokens, $meta] = $request->page($list);
        $secret = $secrets->take(SecretFlash::API_TOKEN);

        $page = Inertia::render('DeveloperTools/ApiTokens', new ApiTokenIndexPage(
            tokens: $tokens,
            meta: $meta,
            scopes: IntakeScope::choices(),
            lifetimes: IssueApiTokenRequest::LIFETIMES,
            new_secret: $secret === null ? null : new ShownSecret(...$secret),
            can_issue: $reader->can('changeOwnCredentials'),
        ));
        if ($secret !== null) {
            // After rendering, so that the next page removes the secret from the browser's history.
            Inertia::clearHistory();
        }

        return $page;
    }

    public function store(IssueApiTokenRequest $request, IssueApiToken $issue, SecretFlash $secrets): RedirectResponse
    {
        $name = $request->string('name')->value();
        $secrets->put(SecretFlash::API_TOKEN, new ShownSecret($name, $issue->handle($request->staff(), $name, $request->scopes(), $request->days())));

        return back();
    }

    public function destroy(PersonalAccessToken $apiToken, RevokeApiToken $revoke): RedirectResponse
    {
        $revoke->handle($apiToken);

        return back()->with('success', 'Token revoked.')->with('auto_hide_success_message', true);
    }
}
