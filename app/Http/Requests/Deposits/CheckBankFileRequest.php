<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\Concerns\TakesBankFile;
use Illuminate\Foundation\Http\FormRequest;

final class CheckBankFileRequest extends FormRequest
{
    use TakesBankFile;
}
