<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\CreateWebhookSource;
use App\Actions\DeveloperTools\RotateWebhookSecret;
use App\Actions\DeveloperTools\SwitchWebhookSource;
use App\Data\DeveloperTools\ShownSecret;
use App\Data\DeveloperTools\WebhookSourceIndexPage;
use App\Domain\Auth\SecretFlash;
use App\Http\IntakeCall;
use App\Http\Requests\DeveloperTools\CreateWebhookSourceRequest;
use App\Http\Requests\ListRequest;
use App\Http\Requests\UserProfile\ConfirmedRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Lists\DeveloperTools\WebhookSourceList;
use App\Models\User;
use App\Models\WebhookSource;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final readonly class WebhookSourceController
{
    public function index(ListRequest $request, WebhookSourceList $list, #[CurrentUser] User $reader, SecretFlash $secrets): Response
    {
        [$sources, $meta] = $request->page($list);
        $secret = $secrets->take(SecretFlash::WEBHOOK_SECRET);

        $page = Inertia::render('DeveloperTools/WebhookSources', new WebhookSourceIndexPage(
            sources: $sources,
            meta: $meta,
            scopes: IntakeScope::choices(),
            endpoints: IntakeCall::signedPaths(),
            new_secret: $secret === null ? null : new ShownSecret(...$secret),
            address: url('/api/v1/webhooks'),
            can_change: $reader->can('changeOwnCredentials'),
        ));
        if ($secret !== null) {
            // After rendering, so that the next page removes the secret from the browser's history.
            Inertia::clearHistory();
        }

        return $page;
    }

    public function store(
        CreateWebhookSourceRequest $request,
        CreateWebhookSource $create,
        SecretFlash $secrets,
    ): RedirectResponse {
        $source = $create->handle(
            $request->staff(),
            $request->string('name')->value(),
            $request->string('slug')->value(),
            $request->scopes(),
            $request->validated('endpoint'),
        );
        $secrets->put(SecretFlash::WEBHOOK_SECRET, new ShownSecret($source->name, $source->secret, $source->slug));

        return back();
    }

    public function rotate(ConfirmedRequest $request, WebhookSource $webhookSource, RotateWebhookSecret $rotate, SecretFlash $secrets): RedirectResponse
    {
        $secrets->put(SecretFlash::WEBHOOK_SECRET, new ShownSecret($webhookSource->name, $rotate->handle($webhookSource), $webhookSource->slug));

        return back();
    }

    public function update(Request $request, WebhookSource $webhookSource, SwitchWebhookSource $switch): RedirectResponse
    {
        $request->validate(['is_active' => ['required', 'boolean']]);
        $isActive = $request->boolean('is_active');
        $switch->handle($webhookSource, $isActive);

        return back()
            ->with('success', $isActive ? "{$webhookSource->name} is active again." : "{$webhookSource->name} is switched off. Its calls are now refused.")
            ->with('auto_hide_success_message', true);
    }
}
