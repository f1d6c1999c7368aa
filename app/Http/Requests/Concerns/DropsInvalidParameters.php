<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Validation\ValidationException;

/** Redirects a link with an invalid parameter to the same page without it, and says so. An old bookmark still opens. */
trait DropsInvalidParameters
{
    private static function withoutInvalidParameters(ValidationException $refusal, Request $request): ValidationException
    {
        $errors = $refusal->validator->errors();
        // A value and its operator are only valid together.
        $invalid = array_unique(array_map(static fn (string $key): string => (string) preg_replace('/_op$/', '', explode('.', $key)[0]), $errors->keys()));
        $invalid = [...$invalid, ...array_map(static fn (string $key): string => "{$key}_op", $invalid)];
        $request->session()->flash('error', 'Part of that link no longer works and was left out. '.$errors->first());
        $kept = Arr::query(array_map(
            static fn (mixed $value): mixed => is_array($value) ? implode(',', Arr::flatten($value)) : $value,
            Arr::except($request->query->all(), [...$invalid, 'cursor']),
        ));

        return $refusal->redirectTo($request->url().($kept === '' ? '' : "?{$kept}"));
    }
}
