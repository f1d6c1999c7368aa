<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\RoleChange;
use App\Domain\Users\RoleRights;
use App\Enums\Ability;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Changes the rights of a role, or proposes the change when it takes two people. */
final readonly class ChangeRoleRights
{
    public function __construct(private ApplyRoleChange $apply, private AssignCertifications $certifications, private Outbox $outbox, private AuditTrail $audit) {}

    /**
     * @param  int  $version  of the role that the user saw
     * @return RoleProposal|null null when the change was made at once
     *
     * @throws ChangedMeanwhileException when a colleague changed the role in the meantime
     * @throws OperationRefusedException when nothing differs, or another proposal for the role is open
     */
    public function handle(Role $role, RoleRights $wanted, int $version, string $reason, User $actor): ?RoleProposal
    {
        $proposal = DB::transaction(function () use ($role, $wanted, $version, $reason, $actor): ?RoleProposal {
            $held = Role::query()->lockForUpdate()->findOrFail($role->id);
            if ($held->version !== $version) {
                throw new ChangedMeanwhileException("A colleague changed {$held->title} in the meantime. Nothing was saved. Check the role and try again.");
            }
            $change = RoleChange::between(RoleRights::held($held), $wanted);
            if ($change->isEmpty()) {
                throw new OperationRefusedException("{$held->title} already has these abilities.");
            }
            // Users can’t change their own access alone.
            if (! $change->needsTwoPeople() && $actor->role_id !== $held->id) {
                $this->apply->handle($held, $change, ['reason' => $reason], $actor);

                return null;
            }

            return $this->propose($held, $change, $reason, $actor);
        }, 3);
        if ($proposal === null) {
            // Afterwards, because it locks certification types before users.
            $this->certifications->handle();
        }

        return $proposal;
    }

    private function propose(Role $held, RoleChange $change, string $reason, User $actor): RoleProposal
    {
        $open = RoleProposal::query()->with('proposedBy')->where('open_role_id', $held->id)->first();
        if ($open !== null) {
            throw new OperationRefusedException("{$open->proposedBy?->full_name} already proposed a change of {$held->title}. It must be decided first.");
        }
        $proposal = RoleProposal::query()->create([
            'role_id' => $held->id, 'open_role_id' => $held->id, 'role_version' => $held->version, 'added' => $change->added, 'removed' => $change->removed,
            'reason' => $reason, 'proposed_by' => $actor->id,
        ]);
        $this->audit->record('role.change_proposed', $held, [], ['role' => $held->title, ...array_filter($change->inWords()), 'reason' => $reason], $actor->id);
        $editors = User::writersHolding(Ability::ViewRoles)->whereKeyNot($actor->id)->where('role_id', '!=', $held->id)->orderBy('id')->get(['id'])->modelKeys();
        $this->outbox->broadcast([OutgoingEvent::personal(array_values($editors), [
            'type' => 'role_proposal', 'title' => "Confirm a change of {$held->title}", 'body' => "{$actor->full_name}: {$reason}",
            'url' => route('users.roles-description.index', ['role' => $held->id], absolute: false),
        ])]);

        return $proposal;
    }
}
