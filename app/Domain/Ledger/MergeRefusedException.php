<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use DomainException;

/** Why two records cannot be merged, or parted again, in words for whoever asked. */
final class MergeRefusedException extends DomainException {}
