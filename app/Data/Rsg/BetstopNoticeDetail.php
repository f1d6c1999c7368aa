<?php

declare(strict_types=1);

namespace App\Data\Rsg;

/** Possible clients of a notice and the decisions about it. */
final readonly class BetstopNoticeDetail
{
    public function __construct(
        /** @var list<BetstopCandidate> highest score first */
        public array $candidates,
        /** @var list<BetstopDecisionEntry> newest first */
        public array $decisions,
    ) {}
}
