<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\UserProfile\EndSession;
use App\Data\Users\AuthenticationLogPage;
use App\Domain\Auth\SessionRegistry;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Users\AuthenticationLogList;
use App\Models\AuthenticationLog;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Sign-ins of all colleagues, and the sessions they started. */
final readonly class AuthenticationLogController
{
    public function index(
        ListRequest $request,
        AuthenticationLogList $list,
        UserChoiceQuery $users,
        CurrentImpersonation $impersonation,
        #[CurrentUser] User $viewer,
    ): Response {
        [$entries, $meta] = $request->page($list);
        $isOneself = $impersonation->find() === null;

        return Inertia::render(
            'Users/AuthenticationLogs',
            new AuthenticationLogPage(
                $entries,
                $meta,
                $users->all(),
                $isOneself && ! $viewer->isReadOnly(),
                $viewer->can('exportUsers'),
            ),
        );
    }

    public function endSession(AuthenticationLog $authenticationLog, EndSession $end, SessionRegistry $sessions): RedirectResponse
    {
        $name = (string) $authenticationLog->session_name;
        if ($sessions->isCurrentName($name)) {
            return back()->with('error', 'This is your own session. Sign out instead.');
        }

        return $authenticationLog->user !== null && $end->handle($authenticationLog->user, $name)
            ? back()
                ->with('success', "Session ended. {$authenticationLog->user->first_name} is signed out on that device.")
                ->with('auto_hide_success_message', true)
            : back()->with('error', 'This session has already ended.');
    }
}
