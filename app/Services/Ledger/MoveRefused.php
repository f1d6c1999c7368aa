<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use DomainException;

/** A transfer or a bonus may not take this step now; the message says why, for people. Nothing was changed. */
class MoveRefused extends DomainException {}
