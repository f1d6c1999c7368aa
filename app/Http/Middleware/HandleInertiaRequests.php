<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Data\Notifications\CountersData;
use App\Data\Shared\AppSettings;
use App\Data\Shared\Auth;
use App\Data\Shared\Flash;
use App\Data\Shared\RealtimeSettings;
use App\Inertia\Middleware;
use App\Models\User;
use App\Services\Notifications\NotificationCounters;
use App\Services\Realtime\RealtimeConnection;
use App\Services\Shell\SharedUser;
use Illuminate\Http\Request;

/**
 * What every page knows: the person and their rights, the last action's message, the counters.
 *
 * All of it costs a fixed number of queries, whatever the page; SharedPropsTest holds it to that.
 */
final class HandleInertiaRequests extends Middleware
{
    /** @return array<string, mixed> */
    public function share(Request $request): array
    {
        return [
            ...parent::share($request),
            'auth' => fn (): Auth => $this->auth($request),
            'flash' => fn (): Flash => $this->flash($request),
            'counters' => fn (): ?CountersData => $this->counters($request),
            'app' => fn (): AppSettings => $this->settings(),
        ];
    }

    private function auth(Request $request): Auth
    {
        $user = $request->user();
        $shared = app(SharedUser::class);

        return $user instanceof User
            ? new Auth($shared->of($user), $shared->impersonator())
            : new Auth(null, null);
    }

    private function flash(Request $request): Flash
    {
        $session = $request->hasSession() ? $request->session() : null;
        $text = static fn (string $key): ?string => is_string($value = $session?->get($key)) ? $value : null;

        return new Flash($text('success'), $text('error'), (bool) $session?->get('auto_hide_success_message', false));
    }

    private function counters(Request $request): ?CountersData
    {
        $user = $request->user();

        return $user instanceof User ? app(NotificationCounters::class)->for($user) : null;
    }

    private function settings(): AppSettings
    {
        $client = app(RealtimeConnection::class)->client();

        return new AppSettings(
            config()->string('app.name'),
            config()->string('app.env'),
            config()->integer('paddock.auth.idle_timeout'),
            config()->integer('paddock.auth.idle_warning'),
            new RealtimeSettings($client['key'], $client['host'], $client['port'], $client['scheme'], $client['path']),
        );
    }
}
