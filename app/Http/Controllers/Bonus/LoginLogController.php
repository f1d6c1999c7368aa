<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Actions\Bonus\RecordBonusLogin;
use App\Data\Bonus\LoginLogsPage;
use App\Data\Lists\Choice;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Bonus\RecordBonusLoginRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\BonusLoginList;
use App\Models\OperatorSite;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class LoginLogController
{
    use AnswersChange;

    public function index(ListRequest $request, BonusLoginList $list, UserChoiceQuery $users, #[CurrentUser] User $viewer): Response
    {
        [$logins, $meta] = $request->page($list);
        $sites = Choice::of(OperatorSite::query()->where('is_active', true)->orderBy('name')->get(['id', 'name']), 'name');

        return Inertia::render(
            'Bonus/LoginLogs',
            new LoginLogsPage(
                $logins,
                $meta,
                $users->all(),
                $sites,
                $viewer->can('takeDecisions'),
                $viewer->can('exportReports'),
            ),
        );
    }

    public function store(RecordBonusLoginRequest $request, RecordBonusLogin $record, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->changed(static fn () => $record->handle($request->login(), $user, $request->reference()), 'Sign-in recorded.');
    }
}
