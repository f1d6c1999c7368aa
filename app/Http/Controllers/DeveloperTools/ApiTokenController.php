<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\IssueApiToken;
use App\Actions\DeveloperTools\RevokeApiToken;
use App\Data\DeveloperTools\ApiTokenIndexPage;
use App\Http\Requests\DeveloperTools\ApiTokenIndexRequest;
use App\Http\Requests\DeveloperTools\IssueApiTokenRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\DeveloperTools\ApiTokenListQuery;
use App\Services\DeveloperTools\NewSecret;
use App\Services\Intake\IntakeScope;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Laravel\Sanctum\PersonalAccessToken;

/** The tokens of the HTTP API. */
final readonly class ApiTokenController
{
    public function index(ApiTokenIndexRequest $request, #[CurrentUser] User $reader, ApiTokenListQuery $query, NewSecret $newSecret): Response
    {
        [$tokens, $meta] = $query->page($request->listState());
        $secret = $newSecret->takeToken();

        $page = Inertia::render('DeveloperTools/ApiTokens', new ApiTokenIndexPage(
            tokens: $tokens,
            meta: $meta,
            scopes: IntakeScope::choices(),
            lifetimes: IssueApiTokenRequest::LIFETIMES,
            new_secret: $secret,
            can_issue: $reader->can('changeOwnCredentials'),
        ));
        if ($secret !== null) {
            // Raised once this page is made, so that the one after it takes the secret out of the browser's history.
            Inertia::clearHistory();
        }

        return $page;
    }

    public function store(IssueApiTokenRequest $request, IssueApiToken $issue, NewSecret $newSecret): RedirectResponse
    {
        $name = $request->string('name')->value();
        $newSecret->putToken($name, $issue->handle($request->staff(), $name, $request->scopes(), $request->days()));

        return back();
    }

    public function destroy(PersonalAccessToken $apiToken, RevokeApiToken $revoke): RedirectResponse
    {
        $revoke->handle($apiToken);

        return back()->with('success', 'The token no longer works.')->with('auto_hide_success_message', true);
    }
}
