<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\CreateWebhookSource;
use App\Actions\DeveloperTools\RotateWebhookSecret;
use App\Actions\DeveloperTools\SwitchWebhookSource;
use App\Data\DeveloperTools\WebhookSourceIndexPage;
use App\Http\Requests\DeveloperTools\CreateWebhookSourceRequest;
use App\Http\Requests\DeveloperTools\SwitchWebhookSourceRequest;
use App\Http\Requests\DeveloperTools\WebhookSourceIndexRequest;
use App\Http\Requests\UserProfile\ConfirmedRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Models\WebhookSource;
use App\Queries\DeveloperTools\WebhookSourceListQuery;
use App\Services\DeveloperTools\NewSecret;
use App\Services\Intake\IntakeScope;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The systems that sign their calls of the HTTP API. */
final readonly class WebhookSourceController
{
    public function index(WebhookSourceIndexRequest $request, #[CurrentUser] User $reader, WebhookSourceListQuery $query, NewSecret $newSecret): Response
    {
        [$sources, $meta] = $query->page($request->listState());
        $secret = $newSecret->takeSource();

        $page = Inertia::render('DeveloperTools/WebhookSources', new WebhookSourceIndexPage(
            sources: $sources,
            meta: $meta,
            scopes: IntakeScope::choices(),
            new_secret: $secret,
            address: url('/api/v1/webhooks'),
            can_change: $reader->can('changeOwnCredentials'),
        ));
        if ($secret !== null) {
            // Raised once this page is made, so that the one after it takes the secret out of the browser's history.
            Inertia::clearHistory();
        }

        return $page;
    }

    public function store(CreateWebhookSourceRequest $request, CreateWebhookSource $create, NewSecret $newSecret): RedirectResponse
    {
        $source = $create->handle($request->staff(), $request->string('name')->value(), $request->string('slug')->value(), $request->scopes());
        $newSecret->putSource($source, $source->secret);

        return back();
    }

    public function rotate(ConfirmedRequest $request, WebhookSource $webhookSource, RotateWebhookSecret $rotate, NewSecret $newSecret): RedirectResponse
    {
        $newSecret->putSource($webhookSource, $rotate->handle($webhookSource));

        return back();
    }

    public function update(SwitchWebhookSourceRequest $request, WebhookSource $webhookSource, SwitchWebhookSource $switch): RedirectResponse
    {
        $isActive = $request->boolean('is_active');
        $switch->handle($webhookSource, $isActive);

        return back()
            ->with('success', $isActive ? "{$webhookSource->name} may send again." : "{$webhookSource->name} is switched off. Its calls are refused from now on.")
            ->with('auto_hide_success_message', true);
    }
}
