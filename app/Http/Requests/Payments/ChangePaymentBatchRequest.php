<?php

declare(strict_types=1);

namespace App\Http\Requests\Payments;

use Illuminate\Foundation\Http\FormRequest;

/** `value_on` of a draft batch. */
final class ChangePaymentBatchRequest extends FormRequest
{
    use ReadsValueDate;
}
