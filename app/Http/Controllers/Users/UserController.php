<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\InviteUser;
use App\Actions\Users\UpdateUser;
use App\Data\Users\UserCreatePage;
use App\Data\Users\UserForm;
use App\Data\Users\UserIndexPage;
use App\Domain\Auth\Invitations;
use App\Enums\UserListView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Users\SaveUserRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Users\UserList;
use App\Models\User;
use App\Queries\Users\UserChoicesQuery;
use App\Queries\Users\UserPageQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class UserController
{
    use AnswersChange;

    public function index(ListRequest $request, UserList $list, UserChoicesQuery $choices, #[CurrentUser] User $viewer): Response
    {
        [$users, $meta] = $request->page($list);

        return Inertia::render('Users/Index', new UserIndexPage(
            view: UserListView::of($request->parameters($list)->values, 'is_active'),
            users: $users,
            meta: $meta,
            choices: $choices->filters(),
            can_manage: $viewer->can('manage', User::class),
            can_export: $viewer->can('exportUsers'),
        ));
    }

    public function create(UserChoicesQuery $choices, Invitations $invitations, #[CurrentUser] User $manager): Response
    {
        return Inertia::render(
            'Users/Create',
            new UserCreatePage(
                new UserForm(timezone: config()->string('paddock.timezone')),
                $choices->form($manager),
                intdiv($invitations->hours(), 24),
                $manager->is_developer_staff,
            ),
        );
    }

    public function store(SaveUserRequest $request, InviteUser $invite): RedirectResponse
    {
        $user = $invite->handle($request->fields(), $request->staff());

        return redirect()->route('users.edit', $user)->with('success', "Invitation sent to {$user->email}.")->with('auto_hide_success_message', true);
    }

    public function edit(User $user, UserPageQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Users/Edit', $query->page($user, $viewer));
    }

    public function update(SaveUserRequest $request, User $user, UpdateUser $update): RedirectResponse
    {
        return $this->saved(static fn () => $update->handle($user, $request->fields(), $request->integer('version'), $request->staff()), 'User saved.');
    }
}
