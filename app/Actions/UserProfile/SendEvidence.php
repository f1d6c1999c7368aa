<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Actions\Attachments\StoreAttachment;
use App\Domain\Users\CertificationNotifier;
use App\Enums\CertificationStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Files\NewFile;
use App\Models\Certification;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Attaches the proof of a pending certification and asks the reviewers to decide. A later file replaces an earlier one. */
final readonly class SendEvidence
{
    public function __construct(private StoreAttachment $attachments, private CertificationNotifier $notifier, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the certification is not pending */
    public function handle(Certification $certification, NewFile $file, User $holder): void
    {
        DB::transaction(function () use ($certification, $file, $holder): void {
            $current = Certification::query()->with(['certificationType', 'user.manager'])->lockForUpdate()->findOrFail($certification->id);
            if ($current->status !== CertificationStatus::Pending) {
                throw new OperationRefusedException("This certification is {$current->status->label()}, so it needs no evidence.");
            }
            // The newest file is the evidence, so a file that was sent before is stored again.
            $current->evidence()->where('sha256', $file->sha256)->delete();
            $this->attachments->handle($current, $file, $holder);
            $current->update(['evidence_at' => now(), 'reason' => null, 'decided_by' => null, 'decided_at' => null]);
            $this->audit->record('certification.evidence_sent', $current, after: ['evidence' => $file->name]);
            $this->notifier->reviewers($current, "{$holder->full_name} sent evidence for your approval.");
        });
    }
}
