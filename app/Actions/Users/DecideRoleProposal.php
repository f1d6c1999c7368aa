<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\RoleChange;
use App\Domain\Users\RoleProposalChecker;
use App\Enums\RoleProposalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Confirms a colleague's proposal and changes the role, rejects it with a reason, or withdraws an own one. */
final readonly class DecideRoleProposal
{
    public function __construct(private ApplyRoleChange $apply, private AssignCertifications $certifications, private RoleProposalChecker $checker, private AuditTrail $audit) {}

    /**
     * @param  string|null  $refusal  why it is rejected
     *
     * @throws ChangedMeanwhileException when it was decided in the meantime
     * @throws OperationRefusedException when the user can't decide it, or the role changed since
     */
    public function handle(RoleProposal $proposal, RoleProposalStatus $decision, ?string $refusal, User $decider): void
    {
        DB::transaction(function () use ($proposal, $decision, $refusal, $decider): void {
            // Every change of a role locks the role first.
            $role = Role::query()->lockForUpdate()->findOrFail($proposal->role_id);
            $held = RoleProposal::query()->with(['proposedBy', 'decidedBy'])->lockForUpdate()->findOrFail($proposal->id);
            if ($held->status !== RoleProposalStatus::Proposed) {
                throw ChangedMeanwhileException::decided('proposal', $held->status->value, $held->decidedBy, $held->decided_at);
            }
            $why = $this->checker->refusal($held, $role, $decision, $decider);
            if ($why !== null) {
                throw new OperationRefusedException($why);
            }

            $isOwn = $decision === RoleProposalStatus::Withdrawn;
            $held->update([
                'status' => $decision,
                'open_role_id' => null,
                'decided_by' => $isOwn ? null : $decider->id,
                'decided_at' => now(),
                'refusal' => $refusal,
            ]);
            $change = new RoleChange($held->added, $held->removed);
            if ($decision === RoleProposalStatus::Confirmed) {
                $this->apply->handle($role, $change, ['reason' => $held->reason, 'requested_by' => $held->proposed_by], $decider);

                return;
            }
            $this->audit->record(
                "role.change_{$decision->value}",
                $role,
                [],
                ['role' => $role->title, ...array_filter([...$change->inWords(), 'reason' => $refusal])],
                $decider->id,
            );
        }, 3);
        if ($decision === RoleProposalStatus::Confirmed) {
            // Afterwards, because it locks certification types before users.
            $this->certifications->handle();
        }
    }
}
