<?php

declare(strict_types=1);

namespace App\Http\Requests\Withdrawals;

use Illuminate\Foundation\Http\FormRequest;

/** See {@see ReadsDestination}. */
final class ChooseDestinationRequest extends FormRequest
{
    use ReadsDestination;
}
