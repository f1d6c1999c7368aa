<?php

declare(strict_types=1);

namespace App\Enums;

/** How a withdrawal can be paid: in a bank file, or manually in online banking. */
enum PaymentChannel: string
{
    case BankFile = 'bank_file';
    case ByHand = 'by_hand';

    public function label(): string
    {
        return $this === self::ByHand ? 'Manual' : ucfirst(str_replace('_', ' ', $this->value));
    }
}
