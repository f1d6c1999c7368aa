<?php

declare(strict_types=1);

namespace App\Data\Deposits;

/** Result of approving several deposits. */
final readonly class BulkApproval
{
    /** @param  list<BulkApprovalResult>  $results  in the requested order */
    public function __construct(public array $results) {}
}
