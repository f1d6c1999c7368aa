<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use DomainException;

/** The file as a whole cannot be taken; its message tells the person why and what to do. */
final class BankFileRefusedException extends DomainException {}
