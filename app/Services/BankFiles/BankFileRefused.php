<?php

declare(strict_types=1);

namespace App\Services\BankFiles;

use DomainException;

/** The file as a whole cannot be taken; its message tells the person why and what to do. */
final class BankFileRefused extends DomainException {}
