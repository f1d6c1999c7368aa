<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\CertificationNotifier;
use App\Enums\CertificationDecision;
use App\Enums\CertificationStatus;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Certification;
use App\Models\GatedAbility;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Approves or refuses the evidence of a certification, or revokes a certification. A refused one stays pending. */
final readonly class DecideCertification
{
    private const HELD = [CertificationStatus::Valid, CertificationStatus::Expiring];

    public function __construct(
        private IssueCertification $issue,
        private AssignCertifications $assign,
        private CertificationNotifier $notifier,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  string|null  $reason  of a refusal or revocation
     * @param  CarbonImmutable|null  $issuedOn  the day of the training, for an approval
     * @param  string|null  $seen  when the evidence that the reviewer read was sent; null for a revocation
     *
     * @throws OperationRefusedException when it is the user's own, when other evidence was sent, or when it can't be decided any more
     */
    public function handle(
        Certification $certification,
        CertificationDecision $decision,
        User $reviewer,
        ?string $reason,
        ?CarbonImmutable $issuedOn,
        ?string $seen,
    ): void {
        DB::transaction(function () use ($certification, $decision, $reviewer, $reason, $issuedOn, $seen): void {
            $current = Certification::query()->with(['certificationType', 'decidedBy', 'user'])->lockForUpdate()->findOrFail($certification->id);
            $isDecidable = $decision === CertificationDecision::Revoke
                ? in_array($current->status, self::HELD, true)
                : $current->status === CertificationStatus::Pending && $current->evidence_at !== null;
            if (! $isDecidable) {
                throw new OperationRefusedException(
                    $current->decidedBy === null
                        ? 'There is nothing to decide on this certification.'
                        : "Already decided by {$current->decidedBy->full_name}.",
                );
            }
            if ($current->user_id === $reviewer->id) {
                throw new OperationRefusedException('You can’t decide your own certifications.');
            }

            if ($decision !== CertificationDecision::Revoke && $current->evidence_at?->toIso8601ZuluString() !== $seen) {
                throw new ChangedMeanwhileException(
                    "{$current->user->full_name} has sent other evidence since you opened the page. Read it before you decide.",
                );
            }
            match ($decision) {
                CertificationDecision::Approve => $this->issue->handle(
                    $current->user_id,
                    $current->certificationType,
                    $issuedOn ?? CarbonImmutable::parse(GatedAbility::today()),
                    $reviewer,
                ),
                default => $this->end($current, $decision, $reviewer, (string) $reason),
            };
            $this->notifier->holder($current, match ($decision) {
                CertificationDecision::Approve => 'Approved.',
                CertificationDecision::Refuse => "Evidence refused: {$reason}",
                CertificationDecision::Revoke => "Revoked: {$reason}",
            });
        });
    }

    private function end(Certification $current, CertificationDecision $decision, User $reviewer, string $reason): void
    {
        $status = $decision === CertificationDecision::Revoke ? CertificationStatus::Revoked : CertificationStatus::Pending;
        $before = $current->status;
        $current->update([
            'status' => $status,
            'evidence_at' => null,
            'reason' => $reason,
            'decided_by' => $reviewer->id,
            'decided_at' => now(),
        ]);
        $this->audit->record(
            $decision === CertificationDecision::Revoke ? 'certification.revoked' : 'certification.refused',
            $current,
            ['status' => $before->value],
            ['status' => $status->value, 'reason' => $reason],
        );
        if ($decision === CertificationDecision::Revoke) {
            // The holder sees at once what to renew.
            $this->assign->handle();
            // Open channels were authorised with the ability.
            event(new StaffSessionsEnded($current->user_id));
        }
    }
}
