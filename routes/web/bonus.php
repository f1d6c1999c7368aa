<?php

declare(strict_types=1);

use App\Http\Controllers\Bonus\SearchBonusesController;
use Illuminate\Support\Facades\Route;

Route::prefix('bonus')->name('bonus.')->group(function (): void {
    // Whatever people type, slashes too.
    Route::get('top-search-bar/{search?}', SearchBonusesController::class)
        ->name('top-search-bar')->where('search', '.*')->middleware('can:searchBonuses');
});
