<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Data\Notifications\CountersData;
use App\Data\Shared\AppSettings;
use App\Data\Shared\Auth;
use App\Data\Shared\Flash;
use App\Data\Shared\RealtimeSettings;
use App\Domain\Notifications\NotificationCounter;
use App\Inertia\Middleware;
use App\Infrastructure\Realtime\RealtimeConnection;
use App\Models\User;
use App\Queries\Shell\SharedUserQuery;
use Illuminate\Contracts\Session\Session;
use Illuminate\Contracts\Support\MessageBag;
use Illuminate\Http\Request;
use Illuminate\Support\ViewErrorBag;

/**
 * Props of every page: the user and their abilities, flash messages and counters. The number of queries is fixed, as tested by
 * SharedPropsTest.
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
        $shared = app(SharedUserQuery::class);

        return $user instanceof User
            ? new Auth($shared->of($user), $shared->impersonator())
            : new Auth(null, null);
    }

    private function flash(Request $request): Flash
    {
        $session = $request->hasSession() ? $request->session() : null;
        $text = static fn (string $key): ?string => is_string($value = $session?->get($key)) ? $value : null;

        return new Flash($text('success'), $text('error'), (bool) $session?->get('auto_hide_success_message', false), $this->fieldErrors($session));
    }

    /** @return array<string, string> of every bag */
    private function fieldErrors(?Session $session): array
    {
        $errors = $session?->get('errors');
        $bags = $errors instanceof ViewErrorBag ? $errors->getBags() : [];

        return array_merge(
            ...array_values(
                array_map(
                    static fn (MessageBag $bag): array => array_map(
                        static fn (array $messages): string => $messages[0],
                        $bag->getMessages(),
                    ),
                    $bags,
                ),
            ),
        );
    }

    private function counters(Request $request): ?CountersData
    {
        $user = $request->user();

        return $user instanceof User ? app(NotificationCounter::class)->for($user) : null;
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
