<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use DomainException;

/** Why two records cannot be merged or a merge cannot be undone, as text for the screen. */
final class MergeRefusedException extends DomainException {}
