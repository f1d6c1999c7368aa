<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

final class UnmatchDepositRequest extends DepositDecisionRequest {}
