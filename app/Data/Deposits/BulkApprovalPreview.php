<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** The client of each deposit of a bulk approval. */
final readonly class BulkApprovalPreview
{
    /** @param  list<BulkApprovalCandidate>  $candidates  in the requested order */
    public function __construct(public array $candidates) {}
}
