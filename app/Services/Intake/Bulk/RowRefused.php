<?php

declare(strict_types=1);

namespace App\Services\Intake\Bulk;

use DomainException;

/** One row of a bulk call cannot be taken; its message tells the sender why. */
final class RowRefused extends DomainException {}
