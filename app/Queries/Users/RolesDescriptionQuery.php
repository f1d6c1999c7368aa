<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\RightData;
use App\Data\Users\RightGroup;
use App\Data\Users\RoleProposalRow;
use App\Data\Users\RoleRow;
use App\Data\Users\RolesDescriptionPage;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\Users\RoleProposalChecker;
use App\Domain\Users\RoleRights;
use App\Enums\AbilityGroup;
use App\Enums\RoleProposalStatus;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Support\Facades\DB;

/** All roles with their rights, the open proposals and the latest changes. */
final readonly class RolesDescriptionQuery
{
    private const EVENTS = 20;

    public function __construct(private RoleProposalChecker $checker) {}

    /** @param  int  $roleId  the chosen role; the first one when it is unknown */
    public function page(User $viewer, int $roleId): RolesDescriptionPage
    {
        $roles = Role::query()
            ->with('abilities')
            ->withCount(['users' => static fn (Builder $users): Builder => $users->where('is_active', true)])
            ->orderBy('id')
            ->get();
        $used = User::withTrashed()->distinct()->pluck('role_id');

        return new RolesDescriptionPage(
            roles: array_values($roles->map(fn (Role $role): RoleRow => $this->role($role, $viewer, $used->contains($role->id)))->all()),
            groups: array_map($this->group(...), AbilityGroup::cases()),
            role_id: ($roles->find($roleId) ?? $roles->firstOrFail())->id,
            proposals: $this->proposals($roles, $viewer),
            history: AuditHistory::of(DB::table('audit_events')->where('audit_events.subject_type', 'role'), self::EVENTS, $viewer),
            can_edit: $viewer->can('editRoles'),
        );
    }

    private function role(Role $role, User $viewer, bool $isUsed): RoleRow
    {
        return new RoleRow(
            id: $role->id, title: $role->title, description: $role->description, version: $role->version, users_count: (int) $role->getAttribute('users_count'),
            rights: RoleRights::held($role)->names,
            default_rights: RoleRights::seeded($role)?->names,
            is_own: $viewer->role_id === $role->id,
            keep_reason: match (true) {
                $role->isBuiltIn() => 'Built-in roles can’t be deleted.',
                $isUsed => 'A role with current or former users can’t be deleted.',
                default => null,
            },
        );
    }

    private function group(AbilityGroup $group): RightGroup
    {
        return new RightGroup($group->label(), array_map(static fn (string $name): RightData => new RightData(
            $name, RoleRights::label($name), RoleRights::description($name), RoleRights::needsTwoPeople($name),
        ), RoleRights::inGroup($group)));
    }

    /**
     * @param  Collection<int, Role>  $roles
     * @return list<RoleProposalRow>
     */
    private function proposals(Collection $roles, User $viewer): array
    {
        return array_values(RoleProposal::query()->with('proposedBy')->whereNotNull('open_role_id')->orderBy('id')->get()
            ->map(function (RoleProposal $proposal) use ($roles, $viewer): RoleProposalRow {
                $role = $roles->findOrFail($proposal->role_id);

                return new RoleProposalRow(
                    id: $proposal->id,
                    role_id: $role->id,
                    role_title: $role->title,
                    added: array_map(RoleRights::label(...), $proposal->added),
                    removed: array_map(RoleRights::label(...), $proposal->removed),
                    reason: $proposal->reason,
                    proposed_by: (string) $proposal->proposedBy?->full_name,
                    proposed_at: $proposal->created_at->toIso8601ZuluString(),
                    is_own: $proposal->proposed_by === $viewer->id,
                    refusal: $this->checker->refusal($proposal, $role, RoleProposalStatus::Confirmed, $viewer),
                );
            })
            ->all(),
        );
    }
}
