<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Enums\BankFileLayout;

/** The content of a bank file. */
final readonly class BankFileContent
{
    /** @param  list<StatementLine>  $lines  in the order of the file */
    public function __construct(
        public string $sha256,
        public BankFileLayout $layout,
        public array $lines,
        /** Rows of outgoing money, which are not imported. */
        public int $debits,
    ) {}
}
