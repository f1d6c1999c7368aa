<?php

declare(strict_types=1);

if (! function_exists('array_first')) {
    /**
     * The first value of an array, or null when it is empty (PHP 8.5).
     *
     * @template TValue
     *
     * @param  array<array-key, TValue>  $array
     * @return TValue|null
     */
    function array_first(array $array): mixed
    {
        foreach ($array as $value) {
            return $value;
        }

        return null;
    }
}

if (! function_exists('array_last')) {
    /**
     * The last value of an array, or null when it is empty (PHP 8.5).
     *
     * @template TValue
     *
     * @param  array<array-key, TValue>  $array
     * @return TValue|null
     */
    function array_last(array $array): mixed
    {
        return $array === [] ? null : $array[array_key_last($array)];
    }
}

if (! function_exists('get_error_handler')) {
    /** The error handler that is in force, or null (PHP 8.5). */
    function get_error_handler(): ?callable
    {
        $handler = set_error_handler(null);
        restore_error_handler();

        return $handler;
    }
}

if (! function_exists('get_exception_handler')) {
    /** The exception handler that is in force, or null (PHP 8.5). */
    function get_exception_handler(): ?callable
    {
        $handler = set_exception_handler(null);
        restore_exception_handler();

        return $handler;
    }
}
