<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Attachments\StoreAttachment;
use App\Actions\Clients\SaveSiteAccount;
use App\Domain\Clients\SiteAccountEdit;
use App\Domain\Rsg\ExclusionStepChecker;
use App\Domain\Rsg\StepEvidence;
use App\Enums\ExclusionStepKind;
use App\Enums\SiteAccountStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\ExclusionCase;
use App\Models\ExclusionStep;
use App\Models\SiteAccount;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Checks off a step when the records show that it is done, or with a reason. The proof of a closure also closes the site account.
 * The last step completes the case.
 */
final readonly class CompleteExclusionStep
{
    public function __construct(
        private ExclusionStepChecker $checker,
        private SaveSiteAccount $siteAccounts,
        private StoreAttachment $files,
        private CompleteExclusionCase $complete,
        private AuditTrail $audit,
    ) {}

    /**
     * @throws ValidationException on `note` or `proof` when the records don't show it and there is neither reason nor proof
     * @throws ChangedMeanwhileException when a colleague checked it off first
     * @throws OperationRefusedException when the exclusion was lifted
     */
    public function handle(ExclusionStep $step, StepEvidence $evidence, User $officer): void
    {
        DB::transaction(function () use ($step, $evidence, $officer): void {
            // The client before the case, as in the transaction that excludes a client.
            $attachmentId = $step->kind === ExclusionStepKind::SiteAccount ? $this->close($step, $evidence, $officer) : null;
            $case = ExclusionCase::lockUnlessLifted($step->exclusion_case_id);
            $current = ExclusionStep::query()->with('doneBy')->findOrFail($step->id);
            if ($current->done_at !== null) {
                throw ChangedMeanwhileException::decided('step', 'done', $current->doneBy);
            }
            if ($evidence->note === null && ! $this->checker->isDone($current, $this->checker->clientIds($case))) {
                throw ValidationException::withMessages(['note' => "{$current->kind->open()} Enter a reason to check it off anyway."]);
            }

            $done = array_filter(['note' => $evidence->note, 'proof' => $evidence->proof, 'attachment_id' => $attachmentId]);
            $current->update([...$done, 'done_at' => CarbonImmutable::now(), 'done_by' => $officer->id]);
            $this->audit->record(
                'exclusion_case.step_done',
                $case,
                after: ['step' => $current->kind->value, 'site_account_id' => $current->site_account_id, ...$done],
                actorId: $officer->id,
            );
            $this->complete->handle($case, $officer);
        }, 3);
    }

    /** @return int|null the file that proves the closure */
    private function close(ExclusionStep $step, StepEvidence $evidence, User $officer): ?int
    {
        $account = SiteAccount::query()->with(['client', 'operatorSite'])->find($step->site_account_id);
        if ($account === null || $evidence->note !== null) {
            return null;
        }
        if ($evidence->proof === null && $evidence->file === null) {
            throw ValidationException::withMessages(['proof' => 'Enter the bookmaker’s reference or attach its confirmation.']);
        }
        if ($account->status !== SiteAccountStatus::Closed) {
            $this->siteAccounts->handle(
                $account->client,
                $account->operatorSite,
                new SiteAccountEdit($account->version, $account->username, SiteAccountStatus::Closed),
            );
        }

        return $evidence->file === null ? null : $this->files->handle($account->client, $evidence->file, $officer)->id;
    }
}
