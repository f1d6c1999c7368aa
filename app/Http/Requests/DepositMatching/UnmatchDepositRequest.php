<?php

declare(strict_types=1);

namespace App\Http\Requests\DepositMatching;

use App\Http\Requests\Deposits\DepositDecisionRequest;

final class UnmatchDepositRequest extends DepositDecisionRequest {}
