<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\ChangeRoleRights;
use App\Actions\Users\CreateRole;
use App\Actions\Users\DeleteRole;
use App\Actions\Users\UpdateRole;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Users\RoleRequest;
use App\Http\Requests\Users\RoleRightsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\Role;
use App\Models\User;
use App\Queries\Users\RolesDescriptionQuery;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;

final class RoleController
{
    use AnswersChange;

    public function index(Request $request, RolesDescriptionQuery $roles, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Users/RolesDescription', $roles->page($viewer, $request->integer('role')));
    }

    public function store(RoleRequest $request, CreateRole $create, #[CurrentUser] User $actor): RedirectResponse
    {
        $role = $create->handle($request->string('title')->trim()->value(), $request->string('description')->trim()->value(), $actor);

        return redirect()
            ->route('users.roles-description.index', ['role' => $role->id], 303)
            ->with(['success' => 'Role created. Choose its abilities.', 'auto_hide_success_message' => true]);
    }

    public function update(RoleRequest $request, Role $role, UpdateRole $update, #[CurrentUser] User $actor): RedirectResponse
    {
        [$base, $new] = array_map(static fn (string $prefix): array => [
            'title' => $request->string("{$prefix}title")->trim()->value(), 'description' => $request->string("{$prefix}description")->trim()->value(),
        ], ['base_', '']);

        return $this->saved(static fn () => $update->handle($role, $base, $new, $actor), 'Role saved.');
    }

    public function destroy(Role $role, DeleteRole $delete, #[CurrentUser] User $actor): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($role, $actor), 'Role deleted.');
    }

    public function rights(RoleRightsRequest $request, Role $role, ChangeRoleRights $change, #[CurrentUser] User $actor): RedirectResponse
    {
        try {
            $proposal = $change->handle($role, $request->rights(), $request->integer('version'), $request->string('reason')->trim()->value(), $actor);
        } catch (ChangedMeanwhileException $changed) {
            return back(303)->with('error', $changed->getMessage());
        } catch (OperationRefusedException $refused) {
            // Keeps the choice of the page.
            throw ValidationException::withMessages(['rights' => $refused->getMessage()]);
        }

        return $this->success($proposal === null ? 'Abilities changed. They apply straight away.' : 'Change proposed. A colleague must confirm it.');
    }
}
