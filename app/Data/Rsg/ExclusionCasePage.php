<?php

declare(strict_types=1);

namespace App\Data\Rsg;

use App\Data\Clients\HistoryEntry;
use App\Data\Lists\Choice;
use App\Inertia\DeferProp;

/** Rsg/ExclusionCase. */
final readonly class ExclusionCasePage
{
    /**
     * @param  list<ExclusionStepRow>  $steps
     * @param  list<ExclusionRecordRow>  $records  the person's own first
     * @param  list<Choice>  $owners  colleagues who can be responsible
     * @param  DeferProp<list<HistoryEntry>>  $history  newest first
     * @param  DeferProp<list<EvidencePackRow>>  $evidence  newest first
     */
    public function __construct(
        public ExclusionCaseDetails $case,
        public array $steps,
        public array $records,
        public array $owners,
        public DeferProp $history,
        public DeferProp $evidence,
        public bool $can_work,
        public bool $can_lift,
        /** Whether the viewer may request the refund here. */
        public bool $can_request_withdrawal,
        public bool $can_export_evidence,
    ) {}
}
