<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use RuntimeException;

/** The payment note is no longer what it was when the form was opened; nothing was saved. */
final class PaymentNoteChangedElsewhere extends RuntimeException
{
    public function __construct(string $editor)
    {
        parent::__construct("{$editor} saved this payment note while you were writing. Nothing is lost: compare both texts, then save again.");
    }
}
