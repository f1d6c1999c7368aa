<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use DomainException;

/** The file can't be imported; the message says why and what to do. */
final class BankFileRefusedException extends DomainException {}
