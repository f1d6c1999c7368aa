<?php

declare(strict_types=1);

namespace App\Services\Intake;

/** What a token of the HTTP intake may be allowed to do. */
enum IntakeScope: string
{
    case CreateClients = 'clients:create';
    case CreateBankLines = 'bank-lines:create';
}
