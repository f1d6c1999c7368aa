<?php

declare(strict_types=1);

namespace App\Domain\Intake\Bulk;

use DomainException;

/** A row of a bulk call is refused. The message tells the sender the reason. */
final class RowRefusedException extends DomainException {}
