<?php

declare(strict_types=1);

use App\Enums\Ability;
use App\Http\Controllers\Automations\GenwebMarketController;
use App\Http\Controllers\Automations\SportController;
use App\Http\Controllers\Automations\SportsbetPatternController;
use App\Http\Controllers\Automations\SportTypeController;
use App\Http\Controllers\Automations\TestPatternController;
use App\Http\Controllers\Automations\UnmappedNameController;
use App\Http\Controllers\Reports\ExportListController;
use App\Lists\Automations\GenwebMarketList;
use App\Lists\Automations\SportList;
use App\Lists\Automations\SportsbetPatternList;
use App\Lists\Automations\SportTypeList;
use App\Lists\Automations\UnmappedNameList;
use Illuminate\Support\Facades\Route;

Route::prefix('automations')->name('automations.')->middleware('can:'.Ability::ViewAutomations->value)->group(function (): void {
    Route::get('sportsbet-patterns/test', TestPatternController::class)->name('sportsbet-patterns.test');
    Route::get('sportsbet-patterns/unmapped-names', UnmappedNameController::class)->name('unmapped-names.index');
    Route::get('sportsbet-patterns/unmapped-names/export', ExportListController::class)->defaults('list', UnmappedNameList::class)->name('unmapped-names.export');

    foreach ([
        ['sports', 'sport', SportController::class, SportList::class],
        ['sport-types', 'sportType', SportTypeController::class, SportTypeList::class],
        ['genweb-markets', 'genwebMarket', GenwebMarketController::class, GenwebMarketList::class],
        ['sportsbet-patterns', 'sportsbetPattern', SportsbetPatternController::class, SportsbetPatternList::class],
    ] as [$path, $record, $controller, $list]) {
        Route::prefix($path)->name("{$path}.")->group(function () use ($record, $controller, $list): void {
            Route::get('/', [$controller, 'index'])->name('index');
            Route::get('export', ExportListController::class)->defaults('list', $list)->name('export');
            Route::post('/', [$controller, 'store'])->name('store');
            Route::put("{{$record}}", [$controller, 'update'])->name('update');
            Route::delete("{{$record}}", [$controller, 'destroy'])->name('destroy');
        });
    }
});
