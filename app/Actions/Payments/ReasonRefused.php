<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use DomainException;

/** The list of cancellation reasons may not change like this; the message says why. Nothing was changed. */
final class ReasonRefused extends DomainException {}
